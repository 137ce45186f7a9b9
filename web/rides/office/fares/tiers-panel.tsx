import { Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import type { CancellationTier } from '#contract/catalogue.ts'
import { useFocusLater } from '#web/platform/use-focus-later.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { ErrorWords } from '#web/ui/error-words.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { useFares } from './fare-context.ts'
import { tiersInWords, type Way } from './fare-words.ts'
import { FigureInput } from './figure-input.tsx'

const mostTiers = 6

/** What cancelling gives back, by how long before; and what that means in a sentence. */
export function TiersPanel({ way }: { way: Way }) {
  const { fares, before, change, faults } = useFares()
  const list = useRef<HTMLOListElement>(null)
  const focusLater = useFocusLater()
  const [tiers, was] = [fares.cancellation[way], before.cancellation[way]]
  const set = (next: readonly CancellationTier[]) =>
    change?.({ cancellation: { ...fares.cancellation, [way]: [...next] } })
  const setOne = (index: number, part: Partial<CancellationTier>) =>
    set(tiers.map((tier, at) => (at === index ? { ...tier, ...part } : tier)))
  const told = Object.entries(faults).find(([path]) => path.startsWith(`cancellation.${way}`))?.[1]
  const add = () => {
    const [first] = tiers
    set([{ hoursBefore: (first?.hoursBefore ?? 0) + 24, refundPercent: first?.refundPercent ?? 100 }, ...tiers])
    focusLater(() => list.current?.querySelector('input'))
  }
  return (
    <Panel title="Cancellation" aside={change ? tiersInWords(tiers) : undefined}>
      {!change && (
        <p className="text-sm">
          <bdi>{tiersInWords(tiers)}</bdi>
        </p>
      )}
      {change && (
        <>
          <ol ref={list} className="flex flex-wrap gap-x-8 gap-y-2.5">
            {tiers.map((tier, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a step keeps its place while its figures change
              <li key={index} className="flex items-center gap-1.5 text-sm whitespace-nowrap">
                <FigureInput
                  path={`cancellation.${way}.${index}.hoursBefore`}
                  label={`Step ${index + 1}: hours before`}
                  value={tier.hoursBefore}
                  before={was[index]?.hoursBefore}
                  onChange={(hoursBefore) => setOne(index, { hoursBefore })}
                  className="!w-14"
                />
                h before
                <FigureInput
                  path={`cancellation.${way}.${index}.refundPercent`}
                  label={`Step ${index + 1}: % back`}
                  value={tier.refundPercent}
                  before={was[index]?.refundPercent}
                  onChange={(refundPercent) => setOne(index, { refundPercent })}
                  className="!w-14"
                />
                % back
                {tiers.length > 1 && (
                  <IconButton
                    size="small"
                    icon={Trash2}
                    label={`Take step ${index + 1} away`}
                    onPress={() => {
                      set(tiers.filter((_, at) => at !== index))
                      focusLater(() => list.current?.querySelector('input'))
                    }}
                    className="max-md:size-11"
                  />
                )}
              </li>
            ))}
          </ol>
          {told && <ErrorWords>{told}</ErrorWords>}
          <Button size="small" isDisabled={tiers.length >= mostTiers} className="mt-3 max-md:min-h-11" onPress={add}>
            <Icon of={Plus} dense />
            Add an earlier step
          </Button>
        </>
      )}
    </Panel>
  )
}
