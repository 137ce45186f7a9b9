import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
  useLocation,
} from 'react-router'
import { callContext } from '#web/platform/load-context.ts'
import { contentMeta, routeMeta } from '#web/platform/page-meta.ts'
import { useSite } from '#web/platform/site.ts'
import { useOwedCodes } from '#web/rides/site/use-owed-codes.ts'
import { Sleeping } from '#web/ui/sleeping.tsx'
import { detailBody } from './detail/detail-body.ts'
import { type DetailData, readDetail } from './detail/load-detail.ts'
import { Unreached } from './detail/unreached.tsx'

export const loader = ({ context, request }: LoaderFunctionArgs): Promise<DetailData> =>
  readDetail(context.get(callContext), new URL(request.url), redirect, { forEverybody: true })

/** The page that the server sent needs none of this, so it comes only with who comes from another page. */
export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<DetailData> {
  const loading = await import('./detail/load-detail.ts').catch(() => null)
  return loading ? loading.loadDetail(args) : { car: null, ride: null, problem: null, formPath: '/cabs/home' }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) => {
  const car = loaderData?.car
  return car ? contentMeta(car.name, car.words) : routeMeta(location.pathname)
}

export default function Detail() {
  const { car, owesCodes, ...rest } = useLoaderData<typeof loader>()
  const hasCode = new URLSearchParams(useLocation().search).has('code')
  useOwedCodes(owesCodes)
  const { publicUrl } = useSite()
  if (!car) return <Unreached what="The car" />
  // With a code it shows another price than the server drew.
  return <Sleeping part={detailBody} with={{ car, ...rest, publicUrl }} isWanted={hasCode} />
}
