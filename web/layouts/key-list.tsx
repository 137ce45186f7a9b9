import { useLayoutEffect, useState } from 'react'
import { answerKey, type Keys, keysNow, readLetters, useKeys } from '#web/platform/keys.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Key } from '#web/ui/office/key.tsx'

/** Answers the keys of the office while it is open, and lists them at `?`. */
export function KeyList() {
  const [shown, setShown] = useState<Keys | null>(null)
  useKeys({ '?': { does: 'List of keys', run: () => setShown(keysNow()) } })

  // With the keys of the page, before it is painted.
  useLayoutEffect(() => {
    readLetters()
    addEventListener('keydown', answerKey)
    return () => removeEventListener('keydown', answerKey)
  }, [])

  return (
    <Dialog title="Keys on this page" isOpen={shown !== null} onOpenChange={(isOpen) => !isOpen && setShown(null)}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-6 gap-y-2.5 text-dense text-ink">
        {Object.entries(shown ?? {}).map(([key, { does }]) => (
          <div key={key} className="contents">
            {/* Keys are pressed in this order in every script. */}
            <dt dir="ltr" className="flex gap-1 rtl:justify-end">
              {key.split(' ').map((part) => (
                <Key key={part}>{part}</Key>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
        <div className="contents">
          <dt>
            <Key>Esc</Key>
          </dt>
          <dd>Close what lies on top</dd>
        </div>
      </dl>
      <p className="text-sm">
        Single letters are silent while a field has the focus. They can be turned off in Settings.
      </p>
    </Dialog>
  )
}
