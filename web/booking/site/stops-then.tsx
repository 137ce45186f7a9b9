import { Alert } from '#web/ui/alert.tsx'
import { cx } from '#web/ui/cx.ts'

type StopsThenProps = {
  /** A sentence for each stop that becomes another. */
  of: readonly string[]
  /** Whose they are: the guest reads "your stops", the desk "the stops". */
  whose?: 'your' | 'the'
  dense?: boolean
  className?: string
}

/** What other places make of the stops, said where they are chosen: a long way takes its minutes off them. */
export function StopsThen({ of: sentences, whose = 'the', dense, className }: StopsThenProps) {
  return (
    <div role="status" className={cx('empty:hidden', className)}>
      {sentences.length > 0 && (
        <Alert
          tone="info"
          title={`These places change the hours of ${whose} stops.`}
          className={dense ? '!px-4 !py-3 text-sm' : undefined}
        >
          <ul className="grid gap-1 tabular-nums">
            {sentences.map((words) => (
              <li key={words}>
                <bdi>{words}</bdi>
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  )
}
