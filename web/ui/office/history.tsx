import { Cpu } from 'lucide-react'
import type { Change } from '#contract/office-list.ts'
import { shortDay } from '../day.ts'
import { Icon } from '../icon.tsx'

type HistoryProps = {
  of: readonly Change[]
  /** Says which version came of each change. */
  withVersions?: boolean
}

/** Who changed what and when, before and after; the newest first. */
export function History({ of: changes, withVersions = false }: HistoryProps) {
  if (changes.length === 0) return <p className="text-sm text-ink-3">Nothing was changed yet.</p>
  return (
    <ol className="text-[0.84375rem]">
      {changes.map((change) => (
        <li
          key={JSON.stringify(change)}
          className="grid grid-cols-[24px_minmax(0,1fr)] gap-2.5 border-t border-line py-2.5 first:border-t-0"
        >
          <span
            aria-hidden
            className="grid size-6 place-items-center rounded-ring border border-edge text-[0.75rem] font-semibold text-ink-2"
          >
            {change.by ? [...change.by][0] : <Icon of={Cpu} dense className="size-3.5" />}
          </span>
          <div className="min-w-0 wrap-anywhere">
            <time dateTime={change.at} className="block text-[0.78125rem] text-ink-3 tabular-nums">
              {shortDay(change.at.slice(0, 10))} {change.at.slice(11, 16)}
              {withVersions && change.version !== null && `, version ${change.version}`}
            </time>
            <bdi>
              <b className="font-semibold">
                <bdi>{change.by ?? 'Annai'}</bdi>
              </b>{' '}
              {change.deed}
            </bdi>
            {change.changes.map(({ name, before, after }) => (
              <span key={name} className="block">
                {name}{' '}
                {before !== '' && (
                  <del className="text-ink-3">
                    <span className="sr-only">before: </span>
                    <bdi>{before}</bdi>
                  </del>
                )}{' '}
                <ins className="font-semibold no-underline">
                  <span className="sr-only">after: </span>
                  <bdi>{after === '' ? 'nothing' : after}</bdi>
                </ins>
              </span>
            ))}
            {change.reason !== '' && (
              <q className="block text-ink-2">
                <bdi>{change.reason}</bdi>
              </q>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
