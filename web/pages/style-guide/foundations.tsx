import { NameSeal } from '#web/ui/name-seal.tsx'
import { Price } from '#web/ui/price.tsx'
import { Brand, Seal } from '#web/ui/seal.tsx'
import { Row, Section } from './section.tsx'

const PIGMENTS = [
  ['paper', 'bg-paper'],
  ['paper-2', 'bg-paper-2'],
  ['surface', 'bg-surface'],
  ['ink', 'bg-ink'],
  ['ink-2', 'bg-ink-2'],
  ['ink-3', 'bg-ink-3'],
  ['line', 'bg-line'],
  ['edge', 'bg-edge'],
  ['ai', 'bg-ai'],
  ['shu', 'bg-shu'],
  ['matsu', 'bg-matsu'],
  ['kohaku', 'bg-kohaku'],
  ['beni', 'bg-beni'],
  ['ai-soft', 'bg-ai-soft'],
  ['shu-soft', 'bg-shu-soft'],
  ['matsu-soft', 'bg-matsu-soft'],
  ['kohaku-soft', 'bg-kohaku-soft'],
  ['beni-soft', 'bg-beni-soft'],
] as const

const SERIES = [
  ['h-[90%]', 'bg-dv1'],
  ['h-[72%]', 'bg-dv2'],
  ['h-[58%]', 'bg-dv3'],
  ['h-[46%]', 'bg-dv4'],
  ['h-[34%]', 'bg-dv5'],
  ['h-[26%]', 'bg-dv6'],
] as const

export function Foundations() {
  return (
    <>
      <Section title="Colour">
        <ul className="grid grid-cols-3 gap-2.5 sm:grid-cols-6">
          {PIGMENTS.map(([name, ground]) => (
            <li key={name} className="text-xs font-medium">
              <span className={`block h-14 border border-line ${ground}`} />
              {name}
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Type">
        <div className="grid gap-2">
          <p className="font-serif text-d1">Calm, in order</p>
          <p className="font-serif text-d2">Newsreader, 360 to 420</p>
          <p className="font-serif text-d3">Is everything as you want it?</p>
          <p className="font-serif text-d4">Kamakura and the sea</p>
          <p className="font-serif text-lead text-ink-2">
            The mountain is shy. It shows itself early, when the air is cold.
          </p>
          <p>Instrument Sans for everything you use: 05:30, ¥130,200, AN-4827</p>
          <p className="text-sm text-ink-2">Small, for captions. No queue for the bus.</p>
          <p className="text-label text-ink-3">Label, for fields and columns</p>
          <p lang="ja" className="font-jp text-d3 font-semibold">
            案内 富士の朝 銀座の雨
          </p>
        </div>
      </Section>
      <Section title="Brand and people">
        <Row>
          <Brand to="/style-guide" />
          <Seal />
          <span className="ms-4 flex items-center gap-3">
            <NameSeal kanji="高" size="small" />
            <NameSeal kanji="森" />
            <NameSeal kanji="林" size="large" />
          </span>
        </Row>
        <p className="flex flex-wrap items-baseline gap-x-8 gap-y-2">
          <Price yen={130200} large />
          <Price yen={98000} per="car" from />
          <Price yen={-26040} />
        </p>
      </Section>
      <Section title="Charts">
        <div aria-hidden className="flex h-[6.875rem] items-end gap-1.5">
          {SERIES.map(([height, ground]) => (
            <span key={ground} className={`flex-1 ${height} ${ground}`} />
          ))}
        </div>
        <p className="text-sm text-ink-2">
          dv1 to dv6, in this order. At most four in one chart; last year is a dotted ink line.
        </p>
      </Section>
    </>
  )
}
