import { type ClientLoaderFunctionArgs, redirect } from 'react-router'
import { redirectTo } from '#web/platform/redirect-to.ts'

/** Any unknown path leads to /not-found (specification §2), on the server as in the browser. */
export const loader = () => redirect('/not-found')
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => redirectTo(request, '/not-found')

export default function Unknown() {
  return null
}
