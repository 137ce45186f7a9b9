export { earnedByCar } from './earned-by-car.ts'
export { earningsRoutes } from './earnings.routes.ts'
