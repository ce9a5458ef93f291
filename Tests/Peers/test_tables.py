"""Tables, read by other people's readers: CSV, JSON and Markdown must hold the same."""

import csv
import io
import json

import markdown_it
import pytest

COMPARE = [
    ["compare", "--scenario", "categories"],
    ["compare", "mvc/model", "mvc/controller", "mvvm/kvo", "--scenario", "voices"],
    ["compare", "--feature", "following"],
]
FAULTS = [
    ["faults", "mvvm/kvo", "mvc", "--scenario", "gallery"],
    ["faults", "tea", "mvp/block", "--scenario", "voices", "--network"],
]


def rows_of_csv(text):
    return list(csv.DictReader(io.StringIO(text)))


def tables_of_markdown(text):
    """Each table as its rows, by title, as a reader of GitHub's Markdown sees them."""
    tables, cells, in_table = [], [], False
    for token in markdown_it.MarkdownIt("commonmark").enable("table").parse(text):
        if token.type == "table_open":
            tables.append([])
            in_table = True
        elif token.type == "table_close":
            in_table = False
        elif token.type == "tr_open":
            cells = []
        elif token.type == "tr_close":
            tables[-1].append(cells)
        elif token.type == "inline" and in_table:
            assert all(child.type in ("text", "text_special", "code_inline") for child in token.children), token.content
            cells.append("".join(child.content for child in token.children))
    return [[dict(zip(table[0], row, strict=True)) for row in table[1:]] for table in tables]


def as_cells(record, titles, missing):
    """A record of JSON as the cells of a table."""
    return {title: str(record.get(title, missing)) for title in titles}


@pytest.mark.parametrize("arguments", COMPARE, ids=" ".join)
def test_a_comparison_is_the_same_in_every_format(archcli, arguments):
    records = json.loads(archcli(*arguments, "--format", "json"))["metrics"]
    rows = rows_of_csv(archcli(*arguments, "--format", "csv"))
    assert rows == [as_cells(record, rows[0], "") for record in records]
    assert tables_of_markdown(archcli(*arguments, "--format", "markdown")) == [rows]


@pytest.mark.parametrize("arguments", FAULTS, ids=" ".join)
def test_faults_are_the_same_in_every_format(archcli, arguments):
    document = json.loads(archcli(*arguments, "--format", "json"))
    records = document["faults"] + document.get("requests", [])
    rows = rows_of_csv(archcli(*arguments, "--format", "csv"))
    assert rows == [as_cells(record, rows[0], "") for record in records]
    tables = tables_of_markdown(archcli(*arguments, "--format", "markdown"))
    parts = [document["wires"], document["faults"]] + ([document["requests"]] if "requests" in document else [])
    for table, part in zip(tables, parts, strict=True):
        # A cell of Markdown has no blanks at its edges; a line of a screen may be indented.
        wanted = [as_cells(record, table[0], "–") for record in part]
        assert table == [{title: cell.strip() for title, cell in row.items()} for row in wanted]


def test_a_cell_with_quotes_and_commas_is_one_cell(archcli):
    rows = rows_of_csv(archcli("faults", "mvvm/kvo", "--format", "csv"))
    errors = [row["error"] for row in rows if row["class"] == "reported"]
    assert errors and all('","reason":"not registered"}' in error for error in errors)
