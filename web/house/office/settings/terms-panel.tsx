import { Plus } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '#contract/call.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { type CancellationTerms, readTerms, removeTerms } from '#contract/fee-settings.ts'
import { counted } from '#core/words.ts'
import { call } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { AskFirst } from './ask-first.tsx'
import { TermsDialog } from './terms-dialog.tsx'
import { tiersInWords } from './terms-words.ts'

type AllTerms = OutputOf<typeof readTerms>

/** Cancellation terms by name. Changed ones take along the tours that have them; bookings keep theirs. */
export function TermsPanel({ read }: { read: AllTerms }) {
  const [all, setAll] = useState(read)
  const [open, setOpen] = useState<CancellationTerms | 'new' | null>(null)
  const [going, setGoing] = useState<CancellationTerms | null>(null)
  const [refusal, setRefusal] = useState<ApiError | null>(null)

  const remove = async (id: string) => {
    setRefusal(null)
    setGoing(null)
    try {
      setAll(await call(removeTerms, { id, version: all.version }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefusal(error)
      if (error.code === 'office.changed-meanwhile') setAll(await call(readTerms).catch(() => all))
    }
  }

  return (
    <Panel
      title="Cancellation terms"
      aside={
        <Button size="small" onPress={() => setOpen('new')}>
          <Icon of={Plus} dense />
          Add terms
        </Button>
      }
      flush
    >
      {refusal && (
        <div className="px-4.5 pb-3">
          <FormRefusal of={refusal}>Nothing was changed.</FormRefusal>
        </div>
      )}
      {all.terms.length === 0 && (
        <p className="border-t border-line px-4.5 py-3 text-sm text-ink-2">
          No terms have a name yet. Tours have their own meanwhile.
        </p>
      )}
      <ul>
        {all.terms.map((terms) => (
          <li key={terms.id} className="flex flex-wrap items-baseline gap-x-5 gap-y-1 border-t border-line px-4.5 py-3">
            <div className="min-w-0 flex-1 basis-72">
              <div className="font-semibold">
                <bdi>{terms.name}</bdi>
              </div>
              <p className="text-sm text-ink-2">{tiersInWords(terms.tiers)}</p>
            </div>
            <span className="text-sm text-ink-3 tabular-nums">{counted(terms.tours, 'tour')}</span>
            <TextButton className="max-md:min-h-11" onClick={() => setOpen(terms)}>
              Change <span className="sr-only">{terms.name}</span>
            </TextButton>
            {terms.tours === 0 && (
              <TextButton className="max-md:min-h-11" onClick={() => setGoing(terms)}>
                Remove <span className="sr-only">{terms.name}</span>
              </TextButton>
            )}
          </li>
        ))}
      </ul>
      {going && (
        <AskFirst
          title={`Remove ${going.name}?`}
          deed="Remove these terms"
          onDo={() => remove(going.id)}
          onClose={() => setGoing(null)}
        >
          No tour has them. Bookings keep the terms they were made with.
        </AskFirst>
      )}
      {open && (
        <TermsDialog
          terms={open === 'new' ? null : open}
          version={all.version}
          onSaved={(now) => {
            setAll(now)
            setOpen(null)
          }}
          onNewer={setAll}
          onClose={() => setOpen(null)}
        />
      )}
    </Panel>
  )
}
