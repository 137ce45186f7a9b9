import { ChevronDown } from 'lucide-react'
import { tourOrders } from '#contract/tour-filters.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { Icon } from '#web/ui/icon.tsx'
import { orderWords } from './facet-words.ts'
import { narrowed } from './narrowing.ts'
import type { TourSearch } from './tour-search-address.ts'

interface OrderSelectProps {
  search: TourSearch
  onNarrow: (next: TourSearch) => void
  /** The form that sends it where there are no scripts, once it is drawn. */
  formId: string | undefined
}

export function OrderSelect({ search, onNarrow, formId }: OrderSelectProps) {
  const choose = (written: string) => {
    const order = tourOrders.find((one) => one === written && one !== 'ours')
    onNarrow(narrowed(search, { sort: order }))
  }
  return (
    <label className="relative flex items-center print:hidden">
      <span className="sr-only">Order</span>
      <select
        name="sort"
        form={formId}
        value={search.sort ?? 'ours'}
        onChange={(event) => choose(event.target.value)}
        className={buttonLook({
          size: 'small',
          className: 'appearance-none !pe-10 text-start max-md:min-h-11',
        })}
      >
        {tourOrders.map((order) => (
          <option key={order} value={order}>
            {orderWords[order]}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} dense className="pointer-events-none absolute end-3.5 top-1/2 -translate-y-1/2" />
    </label>
  )
}
