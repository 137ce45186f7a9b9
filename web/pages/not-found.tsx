import { data } from 'react-router'
import { WordsForm } from '#web/features/tour-search/words-form.tsx'
import { Lost } from '#web/features/wayfinding/lost.tsx'

/** The page that says "not found" is itself answered as 404. */
export const loader = () => data(null, { status: 404 })
export const clientLoader = () => null

export default function NotFound() {
  return <Lost search={<WordsForm />} />
}
