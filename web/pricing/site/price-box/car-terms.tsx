import type { ClassPrice } from '#contract/catalogue.ts'
import { loadsInWords } from '#contract/room-words.ts'
import { Price } from '#web/ui/price.tsx'

/** Every class with its price and all it takes, as it is read on paper and without scripts. */
export function CarTerms({ prices }: { prices: readonly ClassPrice[] }) {
  return (
    <ul className="grid gap-2">
      {prices.map(({ vehicleClass, name, priceYen, loads }) => (
        <li key={vehicleClass} className="flex flex-wrap justify-between gap-x-6">
          <span>
            <strong className="font-semibold">{name}</strong>
            <span className="block text-sm text-ink-2">{loadsInWords(loads)}</span>
          </span>
          <Price yen={priceYen} />
        </li>
      ))}
    </ul>
  )
}
