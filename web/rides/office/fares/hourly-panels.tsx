import { Plus, Trash2 } from 'lucide-react'
import { type Fares, yenFor } from '#contract/fares.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { useFares } from './fare-context.ts'
import { RateGrid, type RateRow } from './rate-grid.tsx'
import { TiersPanel } from './tiers-panel.tsx'

type Package = Fares['hourly']['packages'][number]

const everyHours = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** Packages of hours, and what half an hour more costs. */
export function HourlyPanels() {
  const { fares, before, change } = useFares()
  const { hourly } = fares
  const set = (part: Partial<Fares['hourly']>) => change?.({ hourly: { ...hourly, ...part } })
  const setPackages = (packages: readonly Package[]) =>
    set({ packages: packages.toSorted((one, other) => one.hours - other.hours) })
  const free = everyHours.filter((hours) => !hourly.packages.some((one) => one.hours === hours))
  /** The next length that is not there; it begins with the price of the one before it and its half hours. */
  const add = (hours: number) => {
    const shorter = hourly.packages.findLast((one) => one.hours < hours) ?? hourly.packages[0]
    if (!shorter) return
    const halves = Math.max(0, hours - shorter.hours) * 2
    const yen = Object.fromEntries(
      Object.entries(shorter.yen).map(([code, figure]) => [
        code,
        figure + halves * yenFor(hourly.extraHalfHourYen, code),
      ]),
    )
    setPackages([...hourly.packages, { hours, yen }])
  }
  const rows = hourly.packages.map((one, index): RateRow => {
    const name = `${one.hours} hours`
    return {
      ...{ key: name, name, path: `hourly.packages.${index}.yen`, heads: [name] },
      part: `hourly.packages.${index}`,
      yen: one.yen,
      before: before.hourly.packages.find(({ hours }) => hours === one.hours)?.yen,
      onChange: (yen) =>
        set({ packages: hourly.packages.map((other, at) => (at === index ? { ...other, yen } : other)) }),
      end: change && hourly.packages.length > 1 && (
        <IconButton
          size="small"
          icon={Trash2}
          label={`Take away: ${name}`}
          onPress={() => setPackages(hourly.packages.filter((_, at) => at !== index))}
          className="max-md:size-11"
        />
      ),
    }
  })
  return (
    <>
      <Panel title="By the hour" aside="Yen, tolls and parking extra; tax in it" flush>
        <RateGrid
          caption="Packages of hours by class, yen"
          heads={['Package']}
          {...(change ? { endHead: <span className="sr-only">Take away</span> } : {})}
          rows={[
            ...rows,
            {
              ...{
                key: 'half',
                name: 'Half an hour more',
                path: 'hourly.extraHalfHourYen',
                heads: ['Half an hour more'],
              },
              yen: hourly.extraHalfHourYen,
              before: before.hourly.extraHalfHourYen,
              onChange: (extraHalfHourYen) => set({ extraHalfHourYen }),
            },
          ]}
        />
        {change && free.length > 0 && (
          <div className="flex flex-wrap items-center gap-2 border-t border-line px-4.5 py-3 text-sm text-ink-2">
            <span>A package of</span>
            {free.map((hours) => (
              <Button key={hours} size="small" className="!px-2.5 max-md:min-h-11" onPress={() => add(hours)}>
                <Icon of={Plus} dense />
                <bdi>{hours} h</bdi>
                <span className="sr-only">, add this package</span>
              </Button>
            ))}
          </div>
        )}
      </Panel>
      <TiersPanel way="hourly" />
    </>
  )
}
