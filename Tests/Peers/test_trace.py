"""Traces, read by other people's JSON readers and held against the schema."""

import json

import conftest
import jsonschema
import pytest


@pytest.mark.parametrize("pattern", conftest.PATTERNS)
def test_every_line_holds_to_the_schema(archcli, pattern):
    schema = json.loads((conftest.ROOT / "Sources/Patterns/ArchTrace/trace.schema.json").read_text())
    validator = jsonschema.Draft202012Validator(schema)
    for line in archcli("trace", pattern, "--ndjson").splitlines()[:400]:
        validator.validate(json.loads(line))
