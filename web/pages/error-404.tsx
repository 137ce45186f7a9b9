import { data } from 'react-router'
import { Lost } from '#web/catalogue/site/lost.tsx'
import { WordsForm } from '#web/catalogue/site/search/words-form.tsx'

/** The page that says "not found" is itself answered as 404. */
export const loader = () => data(null, { status: 404 })
export const clientLoader = () => null

export default function Error404() {
  return <Lost search={<WordsForm />} />
}
