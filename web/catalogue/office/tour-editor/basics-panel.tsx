import { draftLimits } from '#contract/tour-draft.ts'
import { strollerWays, walkingLevels } from '#contract/tour-filters.ts'
import { fewSteps } from '#contract/walking.ts'
import { Panel } from '#web/ui/office/panel.tsx'
import { slugOf } from '#web/ui/office/slug.ts'
import { strollerNames } from './draft-words.ts'
import { DurationField } from './duration-field.tsx'
import { ChoiceField, LineField, lengthWords, NumberField } from './fields.tsx'
import type { TourEditing } from './use-tour-draft.ts'

const walkingNames = { easy: 'Easy', moderate: 'Moderate', long: 'A lot' } as const

export interface Line {
  slug: string
  letter: string
  name: string
}

type BasicsPanelProps = { editing: TourEditing; lines: readonly Line[] }

/** What the tour is called, where it stands, and how long and far it is. */
export function BasicsPanel({ editing: { tour, draft, change }, lines }: BasicsPanelProps) {
  // While the address says nothing else than the name, it follows the name; once public it stays.
  const follows = tour.slug === null && (draft.slug === '' || draft.slug === slugOf(draft.title))
  return (
    <Panel title="Basics" id="basics">
      <div className="grid gap-x-3 gap-y-4 md:grid-cols-4">
        <LineField
          label="Name"
          path="title"
          value={draft.title}
          onChange={(title) => change({ title, ...(follows ? { slug: slugOf(title) } : {}) })}
          className="md:col-span-2"
        />
        <LineField
          label="Address"
          path="slug"
          value={draft.slug}
          dir="ltr"
          onChange={(slug) => change({ slug })}
          hint={<AddressHint slug={draft.slug} published={tour.slug} old={tour.oldSlugs} />}
          className="md:col-span-2"
        />
        <ChoiceField
          label="Category"
          path="category"
          value={draft.category ?? ''}
          choices={[
            { id: '', label: 'Choose an area or theme', isDisabled: true },
            ...lines.map(({ slug, letter, name }) => ({ id: slug, label: `${letter}, ${name}` })),
          ]}
          onChange={(category) => change({ category })}
        />
        <DurationField minutes={draft.durationMinutes} onChange={(durationMinutes) => change({ durationMinutes })} />
        <ChoiceField
          label="Walking"
          path="walkingLevel"
          value={draft.walkingLevel}
          choices={walkingLevels.map((id) => ({ id, label: walkingNames[id] }))}
          onChange={(id) => change({ walkingLevel: walkingLevels.find((level) => level === id) ?? draft.walkingLevel })}
        />
        <NumberField
          label="Kilometres on foot"
          path="walkingKilometres"
          decimals
          value={draft.walkingKilometres}
          onChange={(walkingKilometres) => change({ walkingKilometres })}
        />
        <NumberField
          label="Steps"
          path="steps"
          value={draft.steps}
          onChange={(steps) => change({ steps })}
          hint={`Of the whole day; 0 is an answer. A day with more than ${fewSteps} is not shown as easy, unless a stroller comes all the way.`}
        />
        <ChoiceField
          label="Stroller"
          path="stroller"
          value={draft.stroller ?? ''}
          choices={[{ id: '', label: 'Not said' }, ...strollerWays.map((id) => ({ id, label: strollerNames[id] }))]}
          onChange={(id) => change({ stroller: strollerWays.find((way) => way === id) ?? null })}
        />
        <NumberField
          label="From age"
          path="fromAge"
          value={draft.fromAge}
          onChange={(fromAge) => change({ fromAge })}
          hint="In years, where it matters. Families read these three on the card."
          className="md:col-span-2"
        />
        <LineField
          label="Short name"
          path="shortName"
          value={draft.shortName}
          onChange={(shortName) => change({ shortName })}
          hint={`For tables and the dispatch board. ${lengthWords(draft.shortName, draftLimits.shortName)}`}
          className="md:col-span-2"
        />
        <LineField
          label="One line for lists"
          path="summary"
          value={draft.summary}
          onChange={(summary) => change({ summary })}
          hint={lengthWords(draft.summary, draftLimits.summary)}
          className="md:col-span-4"
        />
      </div>
    </Panel>
  )
}

function AddressHint({ slug, published, old }: { slug: string; published: string | null; old: readonly string[] }) {
  return (
    <>
      <bdi dir="ltr" className="wrap-anywhere">
        /tour/detail/{slug}
      </bdi>
      {published && published !== slug && (
        <span className="block">
          Public as <bdi dir="ltr">{published}</bdi>; that address will lead here.
        </span>
      )}
      {old.length > 0 && (
        <span className="block">
          Was <bdi dir="ltr">{old.join(', ')}</bdi>.{' '}
          {old.length > 1 ? 'Those addresses still lead' : 'That address still leads'} here.
        </span>
      )}
    </>
  )
}
