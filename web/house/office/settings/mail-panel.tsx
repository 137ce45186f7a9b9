import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { MailText } from '#contract/mail-texts.ts'
import { Select } from '#web/ui/select.tsx'
import { MailEditor } from './mail-editor.tsx'

/** Every mail to guests with what it says; one is open at a time, and stands in the address. */
export function MailPanel({ texts: read }: { texts: readonly MailText[] }) {
  const [texts, setTexts] = useState(read)
  const [query, setQuery] = useSearchParams()
  const open = texts.find(({ occasion }) => occasion === query.get('mail')) ?? texts[0]
  if (!open) return null
  const show = (occasion: string) => setQuery({ part: 'mail', mail: occasion }, { preventScrollReset: true })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[230px_minmax(0,1fr)]">
      <Select
        label="Mail"
        size="small"
        value={open.occasion}
        choices={texts.map(({ occasion, name, when, isOwn }) => ({
          id: occasion,
          label: `${name}, ${when}${isOwn ? ', your words' : ''}`,
        }))}
        onChange={show}
        className="lg:hidden"
      />
      <ul className="border border-line bg-surface max-lg:hidden">
        {texts.map(({ occasion, name, when, isOwn }) => (
          <li key={occasion} className="border-t border-line first:border-t-0">
            <button
              type="button"
              aria-current={occasion === open.occasion ? 'true' : undefined}
              onClick={() => show(occasion)}
              className="grid w-full gap-0.5 border-s-4 border-transparent px-3 py-2.5 text-start -outline-offset-2 hover:bg-paper-2 aria-[current]:border-ai aria-[current]:bg-ai-soft"
            >
              <span className="font-semibold">{name}</span>
              <span className="text-[0.8125rem] text-ink-3">
                {when}
                {isOwn && ', your words'}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <MailEditor key={`${open.occasion}:${open.version}`} text={open} onSaved={setTexts} />
    </div>
  )
}
