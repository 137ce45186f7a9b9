import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { type AnsweredHold, endOf } from '../hold/hold-record.ts'
import { clockOf } from '../hold/hold-timing.ts'
import type { Hold } from '../hold/use-hold.ts'

/** The connection is gone and the hold is not. */
export function CutOff({ hold, record }: { hold: Hold; record: AnsweredHold }) {
  const until = endOf(record)
  return (
    <Alert tone="error" title="We cannot be reached at this moment.">
      <span className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        {until && `The day stays held until ${clockOf(until)}. `}What you typed is kept.
        <Button size="small" onPress={() => hold.ask()}>
          Try again
        </Button>
      </span>
    </Alert>
  )
}
