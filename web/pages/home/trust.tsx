import { CalendarX2, ReceiptJapaneseYen } from 'lucide-react'
import type { ReactNode } from 'react'
import { Plate } from '#web/fleet/site/plate.tsx'
import { Icon } from '#web/ui/icon.tsx'

export function Trust() {
  return (
    <section className="wrap mt-7 lg:mt-2" aria-label="What you can count on">
      <ul className="grid border-b border-line md:grid-cols-3">
        <TrustItem mark={<Plate />} title="Green plates only">
          Every car is licensed for hire. In Japan, that plate is green.
        </TrustItem>
        <TrustItem mark={<Icon of={ReceiptJapaneseYen} />} title="One price per car">
          Tolls, parking, fuel and tax are already in it.
        </TrustItem>
        <TrustItem mark={<Icon of={CalendarX2} />} title="Free until 48 hours before">
          Cancel or move the day at no charge.
        </TrustItem>
      </ul>
    </section>
  )
}

function TrustItem({ mark, title, children }: { mark: ReactNode; title: string; children: string }) {
  return (
    <li className="flex gap-3.5 border-line py-3.5 not-first:border-t md:px-6 md:pt-5 md:pb-6 md:first:ps-0 md:not-first:border-s md:not-first:border-t-0">
      <span className="pt-0.5">{mark}</span>
      <span>
        <strong className="block text-[0.96875rem] font-semibold">{title}</strong>
        <span className="text-sm text-ink-2">{children}</span>
      </span>
    </li>
  )
}
