import { MapPin } from 'lucide-react'
import { ListBox } from 'react-aria-components/ListBox'
import { Calendar } from '#web/ui/calendar.tsx'
import { Checkbox, CheckboxGroup } from '#web/ui/checkbox.tsx'
import { ComboBox } from '#web/ui/combobox.tsx'
import { DatePicker } from '#web/ui/date-picker.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { type Choice, LIST_LOOK, ListNote, Option, POPOVER_LOOK } from '#web/ui/options.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Select } from '#web/ui/select.tsx'
import { Pair, Section, State } from './section.tsx'

const LANGUAGES: Choice[] = [
  { id: 'en', label: 'English' },
  { id: 'fr', label: 'French', detail: 'On request, three days before' },
  { id: 'de', label: 'German' },
  { id: 'ar', label: 'Arabic', detail: 'No guide on this day', isDisabled: true },
]
const HOTELS: Choice[] = [
  { id: 'wadakura', label: 'Hotel Wadakura', detail: 'Marunouchi' },
  { id: 'kioi', label: 'The Kioi House', detail: 'Akasaka' },
  { id: 'shiba', label: 'Shiba Garden Hotel', detail: 'Minato' },
  { id: 'yanaka', label: 'Yanaka Inn', detail: 'Taito' },
  { id: 'haneda', label: 'Haneda Airport, Terminal 3', detail: 'Arrivals hall' },
]
const TAKEN = new Set(['2026-11-22', '2026-11-23', '2026-11-28'])
const PRICES: Record<string, number> = { '2026-11-21': 138, '2026-11-29': 138 }
const month = {
  today: '2026-11-15',
  minDay: '2026-11-17',
  maxDay: '2027-03-31',
  isTaken: (day: string) => TAKEN.has(day),
}

function priceOf(day: string) {
  const thousands = PRICES[day] ?? 128
  return { text: String(thousands), spoken: `${thousands} thousand yen` }
}

export function Choices() {
  return (
    <>
      <Section title="Choosing from a list">
        <Pair>
          <Select
            label="Guide’s language"
            choices={LANGUAGES}
            defaultValue="en"
            hint="Every guide holds the state licence."
          />
          <ComboBox
            id="guide-pick-up"
            label="Pick-up"
            choices={HOTELS}
            defaultValue="wadakura"
            leading={<Icon of={MapPin} />}
            emptyText="We do not know that door yet. Write the address and we will find it."
          />
          <Select
            label="Language, invalid"
            choices={LANGUAGES}
            error="Choose the language you will speak on the day."
          />
          <ComboBox label="Pick-up, invalid" choices={HOTELS} error="Say where we should wait for you." />
          <Select label="Disabled" choices={LANGUAGES} defaultValue="de" isDisabled />
          <ComboBox label="Disabled" choices={HOTELS} defaultValue="kioi" isDisabled />
          <State name="Open">
            <div className={POPOVER_LOOK}>
              <ListBox
                aria-label="Guide’s language, open"
                items={LANGUAGES}
                selectionMode="single"
                defaultSelectedKeys={['en']}
                className={LIST_LOOK}
              >
                {(choice) => <Option choice={choice} />}
              </ListBox>
            </div>
          </State>
          <State name="Open, nothing fits; open, loading">
            <div className={POPOVER_LOOK}>
              <ListNote>We do not know that door yet. Write the address and we will find it.</ListNote>
            </div>
            <div className={POPOVER_LOOK}>
              <ListNote>Looking…</ListNote>
            </div>
          </State>
        </Pair>
      </Section>
      <Section title="Checking and choosing one">
        <Pair>
          <CheckboxGroup label="With" optional>
            <Checkbox defaultSelected>A licensed guide</Checkbox>
            <Checkbox detail="¥2,200 each">A child seat</Checkbox>
            <Checkbox isDisabled>A ramp</Checkbox>
          </CheckboxGroup>
          <div>
            <Checkbox error="Tick this so that we may hold the car.">I have read the terms</Checkbox>
            <Checkbox dense defaultSelected>
              Dense, for filters
            </Checkbox>
          </div>
        </Pair>
        <RadioGroup
          boxed
          label="Car"
          defaultValue="alphard"
          choices={[
            {
              id: 'alphard',
              label: 'Alphard',
              aside: 'in the price',
              detail: 'Our choice for you. Four comfortable seats and four suitcases: yours fill it exactly.',
            },
            {
              id: 'hiace',
              label: 'HiAce Grand Cabin',
              aside: '+ ¥18,000',
              detail: 'Eight seats, ten suitcases. Room for one more bag, and a higher step.',
            },
            {
              id: 'crown',
              label: 'Crown',
              aside: 'does not fit',
              detail: 'Three seats. A child seat takes one and a half, so you need three and a half.',
              isDisabled: true,
            },
          ]}
        />
        <RadioGroup
          label="Write to me"
          orientation="horizontal"
          error="Choose one, so that the voucher finds you."
          choices={[
            { id: 'mail', label: 'By mail' },
            { id: 'text', label: 'By text message' },
          ]}
        />
      </Section>
      <Section title="Days">
        <Pair>
          <DatePicker label="Day" defaultValue="2026-11-24" hint="Free until 48 hours before." {...month} />
          <DatePicker label="Return" optional {...month} />
          <DatePicker label="Day, invalid" error="Choose a day from Tue 17 Nov on." {...month} />
          <DatePicker label="Disabled" defaultValue="2026-11-24" isDisabled {...month} />
        </Pair>
      </Section>
      <Section title="The month, open">
        <Calendar
          {...month}
          minDay="2026-11-15"
          aria-label="Day of the tour"
          defaultValue="2026-11-24"
          noteOf={priceOf}
          legend="Prices in thousands of yen, per car. Struck-out days are taken."
        />
      </Section>
    </>
  )
}
