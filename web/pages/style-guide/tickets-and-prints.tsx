import { ArrowRight, Calendar, MapPin, Search, Users } from 'lucide-react'
import type { Picture } from '#contract/media.ts'
import { ComboBox } from '#web/ui/combobox.tsx'
import { DatePicker } from '#web/ui/date-picker.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Price } from '#web/ui/price.tsx'
import { Print } from '#web/ui/print.tsx'
import { fujiDawn } from '#web/ui/prints/fuji-dawn.generated.ts'
import { Ticket, TicketAction, TicketField, TicketFields, TicketTear, TicketValue } from '#web/ui/ticket.tsx'
import { Section } from './section.tsx'

const DOORS = [
  { id: 'wadakura', label: 'Hotel Wadakura', detail: 'Marunouchi' },
  { id: 'kioi', label: 'The Kioi House', detail: 'Akasaka' },
]
const FACTS = [
  ['Day', 'Tue 24 Nov 2026, 05:30 to 17:30'],
  ['Party', '2 adults, 1 child (5)'],
  ['Luggage', '2 large suitcases, 1 stroller'],
  ['Car', 'Toyota Alphard'],
] as const

const prints = Object.values(
  import.meta.glob<Record<string, Picture>>('../../ui/prints/*.generated.ts', { eager: true }),
).flatMap((module) => Object.values(module))

export function TicketsAndPrints() {
  return (
    <>
      <Section title="Ticket search" wide>
        <TicketFields onSubmit={(event) => event.preventDefault()}>
          <TicketField wide>
            <TextField
              shape="ticket"
              optional
              label="What would you like to see?"
              placeholder="Fuji, gardens, food…"
              leading={<Icon of={Search} />}
            />
          </TicketField>
          <TicketField>
            <DatePicker shape="ticket" label="Day" defaultValue="2026-11-24" minDay="2026-11-17" />
          </TicketField>
          <TicketField>
            <TicketValue label="Party" icon={<Icon of={Users} />}>
              3 guests
            </TicketValue>
          </TicketField>
          <TicketField wide>
            <ComboBox
              shape="ticket"
              label="Pick-up"
              choices={DOORS}
              defaultValue="wadakura"
              leading={<Icon of={MapPin} />}
            />
          </TicketField>
          <TicketAction>
            Find a day
            <Icon of={ArrowRight} points />
          </TicketAction>
        </TicketFields>
      </Section>
      <Section title="Ticket, torn">
        <Ticket className="max-w-[420px]">
          <Print of={fujiDawn} alt="" sizes="420px" className="h-[10.5rem]" />
          <div className="grid gap-3 px-[1.625rem] py-[1.375rem]">
            <h3 className="font-serif text-d4">Fuji at first light</h3>
            <dl className="grid grid-cols-[96px_minmax(0,1fr)] gap-x-3.5 gap-y-2 text-[0.9375rem]">
              {FACTS.map(([name, value]) => (
                <div key={name} className="contents">
                  <dt className="text-ink-3">{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
          <TicketTear />
          <p className="flex items-baseline justify-between px-[1.625rem] py-[1.375rem] text-[1.125rem] font-[650]">
            Total <Price yen={130200} />
          </p>
        </Ticket>
      </Section>
      <Section title="Ticket, short">
        <TicketFields columns="md:grid-cols-[1fr_1fr_auto]" onSubmit={(event) => event.preventDefault()}>
          <TicketField>
            <TicketValue label="Day" icon={<Icon of={Calendar} />}>
              Tue 24 Nov
            </TicketValue>
          </TicketField>
          <TicketField>
            <TicketValue label="Pick-up" icon={<Icon of={MapPin} />}>
              Hotel Wadakura
            </TicketValue>
          </TicketField>
          <TicketAction>Find a day</TicketAction>
        </TicketFields>
        <Print of={fujiDawn} sizes="(width < 900px) 100vw, 616px" slip className="aspect-3/2" />
      </Section>
      <Section title="Prints" wide>
        <ul className="grid grid-cols-2 gap-x-5 gap-y-6 sm:grid-cols-3 lg:grid-cols-4">
          {prints.map((print) => (
            <li key={print.path} className="text-sm text-ink-2">
              <Print of={print} sizes="(width < 600px) 50vw, 300px" className="mb-2 aspect-3/2" />
              <span lang="ja" className="font-jp font-semibold text-ink">
                {print.titleJa}
              </span>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
