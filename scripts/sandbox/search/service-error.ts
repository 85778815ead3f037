/** A refusal that the HTTP layer answers as `{ "message": … }` with this status. */
export class ServiceError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'ServiceError';
    this.status = status;
  }
}

export const badRequest = (message: string): ServiceError => new ServiceError(400, message);
export const notFound = (message: string): ServiceError => new ServiceError(404, message);
export const conflict = (message: string): ServiceError => new ServiceError(409, message);
export const forbidden = (): ServiceError =>
  new ServiceError(401, 'Forbidden - a valid `x-typesense-api-key` header must be sent.');
