import { redirect } from 'react-router'

/** Any unknown path leads to /not-found (specification §2), on the server as in the browser. */
export const loader = () => redirect('/not-found')
export const clientLoader = () => redirect('/not-found')

export default function Unknown() {
  return null
}
