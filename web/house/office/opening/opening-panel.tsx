import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { closeHouse, type Opening } from '#contract/opening.ts'
import { call } from '#web/platform/api.ts'
import { noteClosed } from '#web/platform/site.ts'
import { Button } from '#web/ui/button.tsx'
import { History } from '#web/ui/office/history.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { ReasonDialog } from '#web/ui/office/reason-dialog.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast-queue.ts'
import { OpenTheDoors } from './open-the-doors.tsx'
import { WhatVisitorsSee } from './what-visitors-see.tsx'

/** Whether guests may book, who decided it and when; and the way to decide otherwise. */
export function OpeningPanel({ opening }: { opening: Opening }) {
  const [isAsked, setAsked] = useState(false)
  const { revalidate } = useRevalidator()
  const onChange = (now: Opening, said: string) => {
    noteClosed(!now.isOpen)
    toast({ tone: 'ok', title: said })
    void revalidate()
  }
  return (
    <div className="grid gap-5">
      <Panel title={opening.isOpen ? 'The house is open' : 'The house is closed'}>
        {opening.isOpen ? (
          <>
            <p className="max-w-[60ch] text-sm text-ink-2">
              Guests find every page and can book. Close it, and every public page says that you are closed for now;
              bookings that were made stay, with their papers, changes and days.
            </p>
            <Button variant="danger" size="small" className="mt-3.5 max-md:min-h-11" onPress={() => setAsked(true)}>
              Close the house
            </Button>
          </>
        ) : (
          <Closed of={opening} onChange={onChange} />
        )}
      </Panel>
      <Panel title="History">
        <History of={opening.history} />
      </Panel>
      {isAsked && (
        <ReasonDialog
          title="Close the house?"
          lead="Nothing new can be booked from this moment, by nobody. What is booked stays booked, and its guests reach their papers as ever."
          label="Close now"
          isDangerous
          reasonLabel="Why, for the history"
          inputOf={(reason) => ({ reason })}
          send={(input, options) => call(closeHouse, input, options)}
          onDone={(answer) => {
            setAsked(false)
            onChange(answer, 'The house is closed. Bookings stay.')
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  )
}

function Closed({ of: opening, onChange }: { of: Opening; onChange: (now: Opening, said: string) => void }) {
  return (
    <div className="grid max-w-[60ch] gap-4 text-sm">
      {opening.wasOpen ? (
        <OpenTheDoors of={opening} deeds={{ onChange }} />
      ) : (
        <p>
          It was never open. What is there and what is missing is on{' '}
          <TextLink to="/admin/dashboard">the way to opening day</TextLink>.
        </p>
      )}
      <WhatVisitorsSee of={opening} deeds={{ onChange }} />
    </div>
  )
}
