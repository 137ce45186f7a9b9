/** The first stop of the Tab key: past the header, to what the page is about. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed start-4 top-3 z-50 -translate-y-24 rounded-field bg-ink px-5 py-3 font-semibold text-paper focus:translate-y-0"
    >
      Skip to the page
    </a>
  )
}
