import { ArrowRight } from 'lucide-react'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Print } from '#web/ui/print.tsx'
import { chauffeurEvening } from '#web/ui/prints/chauffeur-evening.generated.ts'

const promises = [
  ['一', 'The car is there first', 'Ten minutes early, at the right door, with your name on the board.'],
  ['二', 'One price, explained', 'Every line says what it is for. What was quoted is what is charged.'],
  ['三', 'Nobody is booked twice', 'A day you hold is held for you alone: car, chauffeur and guide together.'],
  ['四', 'Rested people drive', 'Nine hours between two working days at the least. We plan for eleven.'],
  ['五', 'We say when it is not possible', 'Fuji and Hakone in eight hours, for example. Then we say what is.'],
] as const

export default function AboutUs() {
  return (
    <>
      <div className="wrap grid items-end gap-6 pt-8 pb-7 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:gap-18 md:pt-16 md:pb-11">
        <h1 className="font-serif text-d1">A desk, a telephone and a car at the door.</h1>
        <p className="font-serif text-lead text-ink-2">
          Annai is a private car company in Nihonbashi. The word means showing the way.
        </p>
      </div>
      <Print of={chauffeurEvening} sizes="100vw" priority slip focus="45% 85%" className="h-[250px] md:h-[520px]" />
      <section
        className="wrap grid gap-6 pt-14 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:gap-18 md:pt-22"
        aria-labelledby="promises"
      >
        <div>
          <h2 id="promises" className="font-serif text-d2">
            What we hold ourselves to
          </h2>
          <p className="mt-4 max-w-[40ch] text-ink-2">
            You give us one of perhaps six days. We keep to these, even on busy days.
          </p>
        </div>
        <ol>
          {promises.map(([numeral, title, text]) => (
            <li
              key={title}
              className="grid grid-cols-[44px_minmax(0,1fr)] gap-5 border-t border-line py-5 first:border-ink"
            >
              <span aria-hidden lang="ja" className="font-jp text-[30px] leading-none font-semibold text-shu">
                {numeral}
              </span>
              <div>
                <h3 className="mb-1 font-serif text-[22px] leading-tight font-[420]">{title}</h3>
                <p className="text-ink-2">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <p className="wrap mt-10 text-sm text-ink-2">
        A guide’s national licence is named only together with its registration number, and only where we have that
        number on file.
      </p>
      <section className="wrap flex flex-wrap items-center justify-between gap-6 pt-18 md:pt-24">
        <h2 className="font-serif text-d3">Shall we arrange a day?</h2>
        <ButtonLink to="/" variant="primary" className="max-md:w-full">
          See how a day goes <Icon of={ArrowRight} points />
        </ButtonLink>
      </section>
    </>
  )
}
