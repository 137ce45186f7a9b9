import { useId } from 'react'
import { searchLimits } from '#contract/tour-filters.ts'
import type { Facets as FacetCounts } from '#contract/tour-search.ts'
import { capitalized, counted } from '#core/words.ts'
import { PlainSelect } from '#web/ui/plain-select.tsx'
import { LineMark } from '../mark.tsx'
import { FacetChoice, FacetGroup } from './facet-group.tsx'
import {
  ageWords,
  childrenWords,
  guideWords,
  lengthWords,
  roomWords,
  seasonWords,
  walkingWords,
} from './facet-words.ts'
import { narrowed, toggled } from './narrowing.ts'
import { PriceFilter } from './price-filter.tsx'
import type { TourSearch } from './tour-search-address.ts'

interface FacetsProps {
  facets: FacetCounts
  search: TourSearch
  onNarrow: (next: TourSearch, history?: 'push' | 'replace') => void
  roomy?: boolean
}

type ListName = 'children' | 'length' | 'walking' | 'season' | 'guide'

/** Every filter with how many tours each answer leaves. Native fields, so that a form without scripts sends the same. */
export function Facets({ facets, search, onNarrow, roomy = false }: FacetsProps) {
  const choices = <N extends ListName>(
    name: N,
    counted: readonly { value: NonNullable<TourSearch[N]>[number]; count: number }[],
    words: Record<NonNullable<TourSearch[N]>[number], string>,
  ) => {
    const chosen = search[name] as readonly string[] | undefined
    return counted.map(({ value, count }) => (
      <FacetChoice
        key={value}
        type="checkbox"
        name={name}
        value={value}
        label={words[value]}
        count={count}
        checked={chosen?.includes(value) ?? false}
        onChoose={() => onNarrow(narrowed(search, { [name]: toggled(chosen, value) }))}
        roomy={roomy}
      />
    ))
  }
  return (
    <>
      <FacetGroup title="Area or theme">
        {facets.line.map(({ value, count }) => (
          <FacetChoice
            key={value.slug}
            type="checkbox"
            name="line"
            value={value.slug}
            label={value.name}
            mark={<LineMark line={value.letter} size="small" />}
            count={count}
            checked={search.line?.includes(value.slug) ?? false}
            onChoose={() => onNarrow(narrowed(search, { line: toggled(search.line, value.slug) }))}
            roomy={roomy}
          />
        ))}
      </FacetGroup>
      <FacetGroup title="With children">
        {choices('children', facets.children, childrenWords)}
        <YoungestChild search={search} onNarrow={onNarrow} />
      </FacetGroup>
      <FacetGroup title="Length">{choices('length', facets.length, lengthWords)}</FacetGroup>
      <FacetGroup title={search.guests ? `Price for ${counted(search.guests, 'guest')}` : 'Price per car'}>
        <PriceFilter scale={facets.price} search={search} onNarrow={onNarrow} roomy={roomy} />
      </FacetGroup>
      <FacetGroup title="Room for">
        <FacetChoice
          type="radio"
          name="room"
          value=""
          label="Any party"
          checked={search.room === undefined}
          onChoose={() => onNarrow(narrowed(search, { room: undefined }))}
          roomy={roomy}
        />
        {facets.room.map(({ value, count }) => (
          <FacetChoice
            key={value}
            type="radio"
            name="room"
            value={String(value)}
            label={roomWords(value)}
            count={count}
            checked={search.room === value}
            onChoose={() => onNarrow(narrowed(search, { room: value }))}
            roomy={roomy}
          />
        ))}
      </FacetGroup>
      <FacetGroup title="Walking">{choices('walking', facets.walking, walkingWords)}</FacetGroup>
      <FacetGroup title="At its best in">{choices('season', facets.season, seasonWords)}</FacetGroup>
      <FacetGroup title="Guide">{choices('guide', facets.guide, guideWords)}</FacetGroup>
    </>
  )
}

const ages = Array.from({ length: searchLimits.oldestChild + 1 }, (_, age) => age)

/** Only the youngest counts: days say from which age on they are made for. */
function YoungestChild({ search, onNarrow }: Pick<FacetsProps, 'search' | 'onNarrow'>) {
  const [id, hint] = [useId(), useId()]
  return (
    <div className="mt-2">
      <label htmlFor={id} className="text-[0.9375rem]">
        Your youngest child
      </label>
      <PlainSelect
        id={id}
        name="youngest"
        aria-describedby={hint}
        className="mt-1"
        value={search.youngest ?? ''}
        onChange={({ target: { value } }) =>
          onNarrow(narrowed(search, { youngest: value === '' ? undefined : Number(value) }))
        }
      >
        <option value="">Any age</option>
        {ages.map((age) => (
          <option key={age} value={age}>
            {capitalized(ageWords(age))}
          </option>
        ))}
      </PlainSelect>
      <p id={hint} className="mt-1 text-xs text-ink-3">
        Leaves out days that are made for older children.
      </p>
    </div>
  )
}
