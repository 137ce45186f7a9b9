import { Button } from '#web/ui/button.tsx'

type SaveBarProps = { unsaved: string; said: string; isPending: boolean }

/** Stays in view while there is something to save, and names it. */
export function SaveBar({ unsaved, said, isPending }: SaveBarProps) {
  return (
    <div
      data-save-bar
      className={`mt-7 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-paper py-4 ${unsaved ? 'sticky bottom-0 z-2' : ''}`}
    >
      <Button
        type="submit"
        variant="primary"
        isPending={isPending}
        pendingLabel="Saving…"
        aria-keyshortcuts="Control+Enter"
        className="max-sm:w-full"
      >
        Save profile
      </Button>
      <p role="status" className={`min-w-0 flex-1 text-sm ${unsaved ? 'text-ink-2' : 'text-matsu'}`}>
        <bdi>{unsaved ? `Not saved: ${unsaved}` : said}</bdi>
      </p>
    </div>
  )
}
