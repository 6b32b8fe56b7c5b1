/** The form as the document holds it: React leaves what was chosen before hydration alone. */
import { parameters, sizeNames, type Choice } from "./choice";

/** Marks what belongs to one service: its radio button and its extras. */
export const serviceAttribute = "data-service";

const inputs = (form: HTMLFormElement, name: string) => [
  ...form.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`),
];

const serviceOf = (input: HTMLInputElement) =>
  input.closest(`[${serviceAttribute}]`)?.getAttribute(serviceAttribute);

/** What the form would submit, without the extras of services that are not chosen. */
export function readForm(form: HTMLFormElement): URLSearchParams {
  const query = new URLSearchParams();
  const service = inputs(form, parameters.service).find(({ checked }) => checked)?.value;
  if (service !== undefined) query.set(parameters.service, service);
  for (const input of inputs(form, parameters.adds)) {
    if (input.checked && serviceOf(input) === service) query.append(parameters.adds, input.value);
  }
  for (const name of sizeNames) {
    for (const { value } of inputs(form, name)) query.append(name, value);
  }
  return query;
}

/** Sets the uncontrolled fields to a choice. */
export function fillForm(form: HTMLFormElement, choice: Choice): void {
  for (const input of inputs(form, parameters.service)) {
    input.checked = input.value === choice.service;
  }
  for (const input of inputs(form, parameters.adds)) {
    input.checked = serviceOf(input) === choice.service && choice.adds.includes(input.value);
  }
  for (const name of sizeNames) {
    for (const input of inputs(form, name)) input.value = String(choice.sizes[name] ?? "");
  }
}
