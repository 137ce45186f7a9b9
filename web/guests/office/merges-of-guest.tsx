import { useState } from 'react'
import { ApiError } from '#contract/call.ts'
import type { GuestDetail } from '#contract/guests.ts'
import { Button } from '#web/ui/button.tsx'
import { plainDay } from '#web/ui/day.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { OpenButton } from '#web/ui/open-button.tsx'

type MergesOfGuestProps = { merges: GuestDetail['merges']; onApart: (id: string) => Promise<void> }

/** Who was put into this guest, and a way back as long as there is one. */
export function MergesOfGuest({ merges, onApart }: MergesOfGuestProps) {
  const [pending, setPending] = useState<string | null>(null)
  const [refusal, setRefusal] = useState('')
  if (merges.length === 0) return null
  const takeApart = async (id: string) => {
    setPending(id)
    setRefusal('')
    try {
      await onApart(id)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefusal(error.message)
    } finally {
      setPending(null)
    }
  }
  return (
    <Panel title="Merged into this guest">
      <ul className="grid gap-3 text-sm">
        {merges.map((merge) => (
          <li key={merge.id} className="grid gap-1.5">
            <span className="wrap-anywhere">
              <bdi>{[merge.name, merge.email].filter(Boolean).join(', ')}</bdi>
              <span className="block text-[0.8125rem] text-ink-3">
                {merge.by && `By ${merge.by}. `}Can be taken apart until {plainDay(merge.until.slice(0, 10))}.
              </span>
            </span>
            <Dialog
              title="Take them apart again?"
              trigger={
                <OpenButton
                  size="small"
                  className="justify-self-start max-md:min-h-11"
                  isPending={pending === merge.id}
                >
                  Take apart
                </OpenButton>
              }
              footer={(close) => (
                <>
                  <Button variant="outline" onPress={close}>
                    Leave them as one
                  </Button>
                  <Button
                    variant="primary"
                    onPress={() => {
                      close()
                      void takeApart(merge.id)
                    }}
                  >
                    Take them apart
                  </Button>
                </>
              )}
            >
              <p>
                Bookings and addresses go back to <bdi>{merge.name}</bdi>, with what was known before. What was written
                since stays where it is.
              </p>
            </Dialog>
          </li>
        ))}
      </ul>
      {refusal && (
        <p role="alert" className="mt-2 text-sm text-beni">
          {refusal}
        </p>
      )}
    </Panel>
  )
}
