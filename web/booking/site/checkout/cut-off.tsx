import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { clockOf } from './hold-timing.ts'

type CutOffProps = {
  /** What stays held: "The day". */
  held: string
  until: string | null
  onRetry: () => void
}

/** The connection is gone and the hold is not. */
export function CutOff({ held, until, onRetry }: CutOffProps) {
  return (
    <Alert tone="error" title="We cannot be reached at this moment.">
      <span className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        {until && `${held} stays held until ${clockOf(until)}. `}What you typed is kept.
        <Button size="small" onPress={() => onRetry()}>
          Try again
        </Button>
      </span>
    </Alert>
  )
}
