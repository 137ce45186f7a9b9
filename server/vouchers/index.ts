export { vouchersRoutes } from './vouchers.routes.ts'
