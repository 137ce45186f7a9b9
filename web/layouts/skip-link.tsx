/** The first stop of the Tab key: past the header, to what the page is about. */
export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: without script it is the link that it seems
    <a
      href="#main"
      // Otherwise the browser goes to an address that a page with something unsaved was not asked about.
      onClick={(event) => {
        event.preventDefault()
        document.getElementById('main')?.focus()
      }}
      className="fixed start-4 top-3 z-50 -translate-y-24 rounded-field bg-ink px-5 py-3 font-semibold text-paper focus:translate-y-0 print:hidden"
    >
      Skip to the page
    </a>
  )
}
