import { bookingDetails } from '#core/booking-details.ts'
import { TextField } from '#web/ui/field.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import type { OpenCall } from './use-call.ts'

type ForTheCrewProps = { of: OpenCall; faults: Partial<Record<string, string>> }

/** What the board says, and what whoever drives should know. */
export function ForTheCrew({ of: { draft, change }, faults }: ForTheCrewProps) {
  return (
    <Panel title="For the crew">
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          size="small"
          label={bookingDetails.nameBoard.label}
          optional
          maxLength={bookingDetails.nameBoard.longest}
          value={draft.nameBoard}
          onChange={(nameBoard) => change({ nameBoard })}
          {...(faults.nameBoard ? { error: faults.nameBoard } : {})}
        />
        <div className="md:col-span-2">
          <TextField
            size="small"
            label="Notes"
            optional
            rows={3}
            maxLength={bookingDetails.note.longest}
            hint="Crew and guest read this."
            value={draft.note}
            onChange={(note) => change({ note })}
            {...(faults.note ? { error: faults.note } : {})}
          />
        </div>
      </div>
    </Panel>
  )
}
