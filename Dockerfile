# Assay in nginx, on port 80. Cameras and microphones need HTTPS: see compose.yaml.
FROM node:22-slim AS build
WORKDIR /assay
COPY package.json package-lock.json ./
RUN npm install --no-audit --no-fund
COPY . .
ARG ASSAY_ORIGIN
ARG ASSAY_HANDOFF
RUN npm run build

FROM nginx:stable
COPY deploy/nginx.conf /etc/nginx/conf.d/default.conf
COPY --from=build /assay/dist /srv/assay/dist
