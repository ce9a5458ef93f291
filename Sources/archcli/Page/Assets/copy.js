// Copying text. Where the browser does not let a page copy, the text is shown to be copied by hand.

/** Copies text, and says so. */
async function copy(text, what) {
  try {
    await navigator.clipboard.writeText(text);
    tell(`Copied ${what}.`);
  } catch {
    byID("copy-text").value = text;
    byID("copy-dialog").showModal();
    byID("copy-text").select();
  }
}
