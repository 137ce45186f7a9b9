import { Alert } from '#web/ui/alert.tsx'

/** What other places make of the stops, said where they are chosen: a long way takes its minutes off them. */
export function StopsThen({ of: sentences }: { of: readonly string[] }) {
  return (
    <div role="status" className="empty:hidden">
      {sentences.length > 0 && (
        <Alert tone="info" title="These places change the hours of the stops." className="!px-4 !py-3 text-sm">
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
