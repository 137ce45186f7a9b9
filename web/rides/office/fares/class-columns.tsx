import { Plus } from 'lucide-react'
import type { OfficeFares } from '#contract/fares.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useFares } from './fare-context.ts'
import { withClass, withoutClass } from './fare-values.ts'

/** Classes that rides are sold in and that the draft does not price yet, and those that it prices and nobody can take. */
export function ClassColumns({ all }: { all: OfficeFares['classes'] }) {
  const { fares, classes: priced, change } = useFares()
  const isPriced = (code: string) => priced.some((one) => one.code === code)
  const missing = all.filter(({ code, isSold }) => isSold && !isPriced(code))
  const unsold = priced.length > 1 ? priced.filter(({ isSold }) => !isSold) : []
  if (!change || missing.length + unsold.length === 0) return null
  /** The next smaller class that has prices, else the smallest that has. */
  const likeOf = (code: string) => {
    const place = all.findIndex((one) => one.code === code)
    return all.slice(0, place).findLast((one) => isPriced(one.code)) ?? priced[0]
  }
  return (
    <ul className="grid gap-2 border border-line bg-surface px-4.5 py-3 text-sm">
      {missing.map(({ code, name }) => {
        const like = likeOf(code)
        return (
          <li key={code} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <span>
              <b className="font-semibold">{name}</b> has no prices here: rides in it are not sold.
            </span>
            {like && (
              <Button
                size="small"
                className="max-md:min-h-11"
                onPress={() => change(withClass(fares, code, like.code))}
              >
                <Icon of={Plus} dense />
                Begin with those of the {like.name}
                <span className="sr-only"> for the {name}</span>
              </Button>
            )}
          </li>
        )
      })}
      {unsold.map(({ code, name }) => (
        <li key={code} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <span>
            Rides in the <b className="font-semibold">{name}</b> are not sold any more.
          </span>
          <Button size="small" className="max-md:min-h-11" onPress={() => change(withoutClass(fares, code))}>
            Take its prices out<span className="sr-only"> of the draft: {name}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
