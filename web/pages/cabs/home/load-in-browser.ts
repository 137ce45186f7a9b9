import { call } from '#web/platform/api.ts'
import { type CabsHomeData, loadCabsHome } from './load-home.ts'

export const loadCabsHomeInBrowser = (params: URLSearchParams): Promise<CabsHomeData> => loadCabsHome(call, params)
