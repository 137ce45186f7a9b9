import { useState } from 'react'
import type { Load } from '#contract/catalogue.ts'
import { formatYen } from '#contract/money.ts'
import type { DraftPrice, DraftSeason } from '#contract/tour-draft.ts'
import type { EditedTour } from '#contract/tour-editing.ts'
import { cx } from '#web/ui/cx.ts'
import { ErrorWords } from '#web/ui/error-words.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { BOX, fieldId, NumberInput, PhoneWord, useFault } from './fields.tsx'
import { readLoads, writeLoads } from './loads-words.ts'

/** Every class has its row, whether or not the tour is sold in it. */
const rowsOf = (prices: readonly DraftPrice[], classes: EditedTour['classes']): DraftPrice[] =>
  classes.map(
    ({ vehicleClass }) =>
      prices.find((price) => price.vehicleClass === vehicleClass) ?? {
        vehicleClass,
        onSale: false,
        priceYen: null,
        loads: [],
      },
  )

/** The dearest season that is not closed; what the package costs then. */
function inSeason(priceYen: number | null, seasons: readonly DraftSeason[]): string {
  const most = Math.max(0, ...seasons.filter(({ closed }) => !closed).map(({ percent }) => percent))
  if (priceYen === null || most === 0) return ''
  return formatYen(Math.round((priceYen * (100 + most)) / 100))
}

/** On a phone a class is a name with its switch, and below them what it carries and costs where that is known. */
const PHONE_ROW = 'max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-3 max-sm:py-1'
const isUnused = ({ onSale, priceYen, loads }: DraftPrice) => !onSale && priceYen === null && loads.length === 0

function DearestPrice({ yen }: { yen: string }) {
  if (!yen) return null
  return (
    <>
      <span className="me-1.5 text-[0.78125rem] text-ink-3 sm:hidden">In the dearest season</span>
      <bdi>{yen}</bdi>
    </>
  )
}

type ClassPricesProps = {
  prices: readonly DraftPrice[]
  seasons: readonly DraftSeason[]
  classes: EditedTour['classes']
  onChange: (prices: DraftPrice[]) => void
}

/** What a car of each class costs for the day, and which are on sale. */
export function ClassPrices({ prices, seasons, classes, onChange }: ClassPricesProps) {
  const rows = rowsOf(prices, classes)
  const fault = useFault('prices')
  const set = (index: number, part: Partial<DraftPrice>) => {
    const next = rows.map((row, at) => (at === index ? { ...row, ...part } : row))
    onChange(next.filter(({ onSale, priceYen, loads }) => onSale || priceYen !== null || loads.length > 0))
  }
  return (
    <div id="field-prices" className="relative overflow-x-auto">
      <table className="w-full text-[0.84375rem] max-sm:block sm:min-w-[480px]">
        <caption className="sr-only">Prices by class of car</caption>
        <thead className="max-sm:sr-only">
          <tr className="border-b border-ink text-[0.78125rem] text-ink-3 *:py-1.5 *:pe-3 *:font-semibold">
            <th scope="col" className="text-start">
              Class
            </th>
            <th scope="col" className="text-start">
              Guests + suitcases
            </th>
            <th scope="col" className="text-end">
              Price per car
            </th>
            <th scope="col" className="text-end">
              Dearest season
            </th>
            <th scope="col" className="text-start">
              On sale
            </th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {rows.map((row, index) => {
            const car = classes[index]
            const name = car?.name ?? row.vehicleClass
            const place = prices.findIndex((one) => one.vehicleClass === row.vehicleClass)
            // The server names a fault by the place in the list; a class that is not in it has none.
            const at = place < 0 ? row.vehicleClass : place
            return (
              <tr key={row.vehicleClass} className={`border-b border-line *:py-1 sm:*:pe-3 ${PHONE_ROW}`}>
                <th scope="row" className="text-start font-normal max-sm:self-center max-sm:font-semibold">
                  {name}
                </th>
                <td className={cx('w-36 max-sm:w-auto', isUnused(row) && 'max-sm:hidden')}>
                  <PhoneWord>Guests + suitcases</PhoneWord>
                  <LoadsInput
                    id={fieldId(`prices.${at}.loads`)}
                    label={`${name}: guests and large suitcases that fit together`}
                    loads={row.loads}
                    onChange={(loads) => set(index, { loads })}
                  />
                </td>
                <td className={cx('w-32 sm:text-end max-sm:w-auto', isUnused(row) && 'max-sm:hidden')}>
                  <PhoneWord>Price per car</PhoneWord>
                  <NumberInput
                    path={`prices.${at}`}
                    label={`Price of the ${name}, yen`}
                    unit="¥"
                    value={row.priceYen}
                    onChange={(priceYen) => set(index, { priceYen })}
                    isInvalid={row.onSale && row.priceYen === null}
                  />
                </td>
                <td className="text-end text-ink-2 tabular-nums max-sm:col-span-2 max-sm:!py-0 max-sm:empty:hidden">
                  <DearestPrice yen={inSeason(row.priceYen, seasons)} />
                </td>
                <td className="max-sm:col-start-2 max-sm:row-start-1 max-sm:justify-self-end">
                  <Switch
                    isSelected={row.onSale}
                    onChange={(onSale) =>
                      set(index, {
                        onSale,
                        loads: row.loads.length > 0 ? row.loads : [...(car?.loads ?? [])],
                      })
                    }
                    className="!min-h-9 !justify-start !py-0 max-md:!min-h-11"
                  >
                    <span className="sr-only">{name} on sale</span>
                  </Switch>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {fault && <ErrorWords>{fault}</ErrorWords>}
    </div>
  )
}

type LoadsInputProps = { id: string; label: string; loads: readonly Load[]; onChange: (loads: Load[]) => void }

/** "4 + 4, 6 + 2": what fits together, the roomiest first. */
function LoadsInput({ id, label, loads, onChange }: LoadsInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const isUnread = typed !== null && readLoads(typed) === null
  return (
    <input
      id={id}
      aria-label={label}
      aria-invalid={isUnread || undefined}
      title="Guests and large suitcases that fit together, such as 4 + 4, 6 + 2"
      dir="ltr"
      value={typed ?? writeLoads(loads)}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        const read = readLoads(event.currentTarget.value)
        if (read) onChange(read)
      }}
      onBlur={() => !isUnread && setTyped(null)}
      className={`${BOX} tabular-nums aria-invalid:border-beni`}
    />
  )
}
