import { moveInGrid } from '#web/ui/office/grid-keys.ts'
import { Panel } from '#web/ui/office/panel.tsx'
import { useFares } from './fare-context.ts'
import { FigureField, FigureInput } from './figure-input.tsx'
import { FlatFares } from './flat-fares.tsx'
import { TiersPanel } from './tiers-panel.tsx'

/** What is told of transfers alone. */
export function TransferPanels() {
  const { fares, before, change } = useFares()
  return (
    <>
      <FlatFares />
      <Panel title="At the airport">
        <div className="grid grid-cols-2 gap-4 lg:grid-cols-3">
          <FigureField
            label="Free waiting"
            unit="min"
            hint="From landing"
            path="waiting.airportFreeMinutes"
            value={fares.waiting.airportFreeMinutes}
            before={before.waiting.airportFreeMinutes}
            onChange={(airportFreeMinutes) => change?.({ waiting: { ...fares.waiting, airportFreeMinutes } })}
          />
          <FigureField
            label="Board and parking"
            unit="¥"
            hint="The board in arrivals, added to the fare"
            path="airportPickUpYen"
            value={fares.airportPickUpYen}
            before={before.airportPickUpYen}
            onChange={(airportPickUpYen) => change?.({ airportPickUpYen })}
          />
          <FigureField
            label="Less at the kerb"
            unit="¥"
            hint="Taken off where nobody waits inside"
            path="kerbLessYen"
            value={fares.kerbLessYen}
            before={before.kerbLessYen}
            onChange={(kerbLessYen) => change?.({ kerbLessYen })}
          />
        </div>
      </Panel>
      <TiersPanel way="transfer" />
      <Taxis />
    </>
  )
}

/** What a taxi from the rank costs: told to guests, and a measure for ourselves. */
function Taxis() {
  const { fares, before, change } = useFares()
  if (fares.taxis.length === 0) return null
  return (
    <Panel title="A taxi from the rank" aside="Flat fare, tolls extra; guests read it" flush>
      <table onKeyDown={moveInGrid} className="w-full text-sm">
        <caption className="sr-only">What a taxi costs, yen</caption>
        <thead>
          <tr className="border-b border-ink text-[0.78125rem] text-ink-3 *:px-1.5 *:py-2 *:font-semibold *:first:ps-4.5 *:last:pe-4.5">
            <th scope="col" className="text-start">
              Way
            </th>
            <th scope="col" className="text-end">
              Day
            </th>
            <th scope="col" className="text-end">
              Night
            </th>
          </tr>
        </thead>
        <tbody>
          {fares.taxis.map((taxi, index) => {
            const was = before.taxis.find(({ from, to }) => from === taxi.from && to === taxi.to)
            const set = (part: Partial<typeof taxi>) =>
              change?.({ taxis: fares.taxis.map((one, at) => (at === index ? { ...one, ...part } : one)) })
            const name = `${taxi.from} to ${taxi.to}`
            return (
              <tr
                key={name}
                className="border-t border-line first:border-t-0 *:px-1.5 *:py-1.25 *:first:ps-4.5 *:last:pe-4.5"
              >
                <td>
                  <bdi>{name}</bdi>
                </td>
                <td className="w-26 text-end">
                  <FigureInput
                    path={`taxis.${index}.dayYen`}
                    label={`Taxi, ${name}, by day, yen`}
                    value={taxi.dayYen}
                    before={was?.dayYen}
                    at={[index, 0]}
                    onChange={(dayYen) => set({ dayYen })}
                  />
                </td>
                <td className="w-26 text-end">
                  <FigureInput
                    path={`taxis.${index}.nightYen`}
                    label={`Taxi, ${name}, at night, yen`}
                    value={taxi.nightYen}
                    before={was?.nightYen}
                    at={[index, 1]}
                    onChange={(nightYen) => set({ nightYen })}
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Panel>
  )
}
