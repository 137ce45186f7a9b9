import { useState } from 'react'
import { type FareTableRow, type OfficeFares, readFares, startFareDraft } from '#contract/fares.ts'
import { call } from '#web/platform/api.ts'
import { todayInTokyo } from '#web/ui/day.ts'
import { useDeed } from '#web/ui/office/use-deed.ts'
import { DraftHeadDialog, nextFirst } from './draft-head-dialog.tsx'

type BeginDialogProps = {
  from: FareTableRow | null
  office: OfficeFares
  onBegun: (now: OfficeFares, said: string) => void
  onClose: () => void
}

/** A draft from what is in force, or from an earlier table. */
export function BeginDialog({ from, office, onBegun, onClose }: BeginDialogProps) {
  const deed = useDeed()
  const [initial] = useState(() => ({ name: '', inForceFrom: nextFirst(todayInTokyo()) }))
  const begin = async (head: { name: string; inForceFrom: string }) => {
    const input = { ...head, ...(from ? { from: from.id } : {}) }
    const draft = await deed.run(input, () => call(startFareDraft, input))
    if (!draft) return
    // The row of the draft among the tables comes with the next reading; the draft itself is here.
    const now = await call(readFares).catch(() => ({ ...office, draft }))
    onBegun(now, `The draft ${head.name} is begun.`)
  }
  return (
    <DraftHeadDialog
      title="Begin a draft"
      lead={
        from
          ? `It begins with the figures of “${from.name}”. Nothing that is sold changes by it.`
          : 'It begins with the figures that count at its moment. Nothing that is sold changes by it.'
      }
      label="Begin the draft"
      initial={initial}
      refusal={deed.refusal}
      isPending={deed.isPending}
      onSubmit={(head) => void begin(head)}
      onClose={onClose}
    />
  )
}
