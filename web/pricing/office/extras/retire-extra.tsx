import { extraUses, type OfficeExtra, type OfficeExtras, retireExtra } from '#contract/office-extras.ts'
import { RetireDialog, useUses } from '#web/fleet/office/index.ts'
import { call } from '#web/platform/api.ts'
import { shortDay } from '#web/ui/day.ts'
import { useDeed } from '#web/ui/office/use-deed.ts'

type RetireExtraProps = {
  extra: OfficeExtra
  onDone: (now: OfficeExtras, said: string) => void
  onClose: () => void
}

/** Nobody is offered it any more; what is booked stays. */
export function RetireExtra({ extra: { code, version, name }, onDone, onClose }: RetireExtraProps) {
  const deed = useDeed()
  const { uses, failure } = useUses(() => call(extraUses, { code }))
  const submit = async (reason: string) => {
    const input = { code, version, reason }
    const now = await deed.run(input, () => call(retireExtra, input))
    if (now) onDone(now, `${name} is retired.`)
  }
  const ahead = uses?.bookings
  return (
    <RetireDialog
      title={`Retire ${name}?`}
      lead="Guests are not offered it any more. Nothing is deleted, and papers keep its name."
      uses={
        ahead
          ? [
              {
                count: ahead.count,
                what: `${ahead.count === 1 ? 'booking ahead' : 'bookings ahead'}${ahead.lastDay ? `, the last on ${shortDay(ahead.lastDay)}` : ''}`,
                becomes: 'keep what they booked, at its price.',
              },
            ].filter(({ count }) => count > 0)
          : null
      }
      failure={failure}
      refusal={deed.refusal}
      isPending={deed.isPending}
      label="Retire the extra"
      onSubmit={(reason) => void submit(reason)}
      onClose={onClose}
    />
  )
}
